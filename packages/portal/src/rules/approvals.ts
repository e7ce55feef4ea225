/** What needs a second operator answers with the approval that it waits for instead of what it makes. */
export const doneOrWaits = (answer: object, done: string, waits: string): string =>
  'askedBy' in answer ? waits : done;
