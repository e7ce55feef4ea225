import { ref } from 'vue';
import { remember, remembered } from './remember.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

export const theme = ref<Theme>('system');

export function wear(chosen: Theme): void {
  theme.value = chosen;
  if (chosen === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
  remember('theme', chosen === 'system' ? undefined : chosen);
}

export const preferredTheme = (): Theme => THEMES.find((one) => one === remembered('theme')) ?? 'system';
