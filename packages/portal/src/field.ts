import { computed, type InjectionKey, inject, onMounted, onUnmounted, type Ref, ref, watch } from 'vue';
import { isPartOf, type Problem, type Refusal } from './api/refusal.ts';
import { type FieldRule, type Mistake, mistakeIn } from './rules/field-rules.ts';

export type Field = {
  /** Shows the mistake in the field. Returns false if there is one. */
  readonly check: () => boolean;
  readonly focus: () => void;
  readonly isChanged: () => boolean;
  /** Makes the current value the new starting value of the field. */
  readonly start: () => void;
  /** Returns true if the field shows this problem from a rejected request. */
  readonly shows: (problem: Problem) => boolean;
};

/** The form that contains a field. */
export type Form = {
  readonly rules: Readonly<Record<string, FieldRule | undefined>>;
  /** True if the form edits a stored value. Changed fields are marked only in such a form. */
  readonly isOfStored: Readonly<Ref<boolean>>;
  readonly add: (field: Field) => void;
  readonly remove: (field: Field) => void;
  readonly typing: () => void;
};
export const FORM: InjectionKey<Form> = Symbol('form');

type Options = {
  readonly name: string;
  readonly control: Readonly<Ref<HTMLElement | null | undefined>>;
  readonly rule?: () => FieldRule;
  readonly refusal?: () => Refusal | undefined;
};

/** Checks a field before it is sent, and compares its value with its starting value. */
export function useField(value: Ref<unknown>, { name, control, rule, refusal }: Options) {
  const form = inject(FORM, undefined);
  const started = ref(value.value);
  const isLeft = ref(false);
  let isTyping = false;
  watch(value, (now) => {
    // If the page itself sets a value, it becomes the new starting value.
    if (!isTyping) started.value = now;
    isTyping = false;
  });
  const isChanged = computed(() => textOf(value.value) !== textOf(started.value));
  const mistake = computed<Mistake | undefined>(() =>
    form && rule
      ? mistakeIn(String(value.value ?? ''), { ...rule(), ...form.rules[name], ...ofPage(rule()) })
      : undefined,
  );
  const field: Field = {
    check() {
      isLeft.value = true;
      return mistake.value === undefined;
    },
    focus: () => control.value?.focus(),
    isChanged: () => isChanged.value,
    start: () => (started.value = value.value),
    shows: (problem) => refusal?.() !== undefined && isPartOf(name, problem.field),
  };
  onMounted(() => form?.add(field));
  onUnmounted(() => form?.remove(field));
  return {
    /** The mistake in the field, once the member has left the field or tried to submit the form. */
    mistake: computed(() => (isLeft.value ? mistake.value : undefined)),
    isMarked: computed(() => form?.isOfStored.value === true && isChanged.value),
    typing() {
      isTyping = true;
      form?.typing();
    },
    leave: () => (isLeft.value = isLeft.value || isChanged.value),
  };
}

/** The page decides whether a field may be empty and whether it contains a password or an amount. */
const ofPage = ({ required, format, money }: FieldRule) => ({ required, money, ...(format && { format }) });
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value));
