import { type ComputedRef, computed, reactive, shallowRef } from 'vue';

/** The state of a form that changes a stored value. Such a form cannot be saved until a field differs from it. */
export type Draft<Fields extends object = object> = {
  /** The fields as the reader has typed them; `start` fills them. */
  readonly typed: Fields;
  /** The fields that differ from the stored value. Only they are sent, so other fields keep later changes of others. */
  readonly changes: ComputedRef<Partial<Fields>>;
  readonly isChanged: ComputedRef<boolean>;
  /** Fills the fields with the stored value. */
  start(stored: Fields): void;
};

/** @param empty the fields until `start` is called: texts, booleans and lists of texts */
export function useDraft<Fields extends object>(empty: Fields): Draft<Fields> {
  const typed = reactive({}) as Fields;
  const stored = shallowRef(empty);
  function start(value: Fields): void {
    stored.value = copyOf(value);
    Object.assign(typed, copyOf(value));
  }
  start(empty);
  const changes = computed(() => {
    const names = Object.keys(stored.value) as (keyof Fields)[];
    const changed = names.filter((name) => textOf(typed[name]) !== textOf(stored.value[name]));
    return Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Fields>;
  });
  return { typed, changes, isChanged: computed(() => Object.keys(changes.value).length > 0), start };
}

/** Space around a text is not sent, so it is no change. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : JSON.stringify(value));

const copyOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as Fields;
