/** Functions of the open forms that return true if the form contains input that was not saved. */
const forms = new Set<() => boolean>();

/** Watches a form, and returns a function that stops watching it. */
export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

export const hasUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** Discards all input, for example after sign-out. */
export const forgetUnsaved = (): void => forms.clear();
