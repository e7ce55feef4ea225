import { ref } from 'vue';

/** Changes whenever the warning about failing endpoints must be loaded again. */
export const alarmVersion = ref(0);
export function reloadAlarm(): void {
  alarmVersion.value += 1;
}
