/** Formats a duration with the language's separators: `1.234,5 ms`. */
export const millisecondsText = (milliseconds: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 }).format(
    milliseconds,
  );
