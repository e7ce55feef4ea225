/** Callbacks registered by the open forms. Each returns true if its form contains unsaved input. */
const forms = new Set<() => boolean>();

/** Watches a form, and returns a function that stops watching it. */
export function watchForm(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  return () => void forms.delete(isUnsaved);
}

export const hasUnsaved = (): boolean => [...forms].some((isUnsaved) => isUnsaved());

/** Discards all input, for example after sign-out. */
export const forgetUnsaved = (): void => forms.clear();
