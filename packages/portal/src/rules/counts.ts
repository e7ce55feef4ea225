type Choice<Value extends string> = { readonly value: Value; readonly text: string };

/** Returns filter options with counts. A chosen value stays in the list even if it no longer occurs. */
export function countedChoices<Value extends string>(
  counts: readonly (readonly [Value, number])[] | undefined,
  textOf: (value: Value) => string,
  chosen: string,
  language: string,
): Choice<Value>[] {
  const choices = (counts ?? []).map(([value, count]) => ({
    value,
    text: `${textOf(value)} (${count.toLocaleString(language)})`,
  }));
  if (chosen === '' || choices.some(({ value }) => value === chosen)) return choices;
  const value = chosen as Value;
  return [...choices, { value, text: textOf(value) ?? chosen }];
}
