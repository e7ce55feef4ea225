import { type ComputedRef, computed, reactive, shallowRef } from 'vue';

/** The state of a form that edits a stored value. The form cannot be saved until a field changes. */
export type Draft<Fields extends object = object> = {
  /** The current values of the fields. `start` fills them. */
  readonly typed: Fields;
  /**
   * The fields that differ from the stored value. Only these are sent, so that concurrent changes to other fields are
   * preserved.
   */
  readonly changes: ComputedRef<Partial<Fields>>;
  readonly isChanged: ComputedRef<boolean>;
  start(stored: Fields): void;
};

/** Creates a draft. `empty` contains the values until `start` is called: strings, booleans and lists of strings. */
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

/** Leading and trailing whitespace is not sent, so it does not count as a change. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : JSON.stringify(value));

const copyOf = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]),
  ) as Fields;
