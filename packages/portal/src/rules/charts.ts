export type Line = {
  readonly name: string;
  readonly values: readonly (number | undefined)[];
  /** True for the previous period, which is drawn as a dashed line. */
  readonly isBefore?: boolean;
};

type Scale = { readonly top: number; readonly bottom: number; readonly ticks: readonly number[] };

/**
 * Returns a scale that includes zero and all values, with about four round steps. If all values are integers, the tick
 * interval is never less than 1.
 */
export function scaleOf(values: readonly number[]): Scale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  if (highest === lowest) return { top: 1, bottom: 0, ticks: [0] };
  const rough = roundStep((highest - lowest) / 4);
  const step = values.every(Number.isInteger) ? Math.max(1, rough) : rough;
  const top = Math.ceil(highest / step) * step;
  const bottom = Math.floor(lowest / step) * step;
  const ticks = Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step);
  return { top, bottom, ticks };
}

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? 10 * power;
}

/** Returns the vertical position of a value in a chart of the given height, measured from the top. */
export function heightAt(value: number, { top, bottom }: Scale, height: number): number {
  return height - ((value - bottom) / (top - bottom)) * height;
}

/** Returns an SVG path: `M0 10L5 3…`. A missing value leaves a gap; a value without neighbours becomes a dash. */
export function pathOf(values: readonly (number | undefined)[], scale: Scale, width: number, height: number): string {
  const step = width / Math.max(1, values.length - 1);
  let isDrawing = false;
  return values
    .map((value, index) => {
      if (value === undefined) {
        isDrawing = false;
        return '';
      }
      const at = `${round(index * step)} ${round(heightAt(value, scale, height))}`;
      if (isDrawing) return `L${at}`;
      isDrawing = values[index + 1] !== undefined;
      return isDrawing ? `M${at}` : `M${at}m-4 0h8`;
    })
    .join('');
}

/** Returns the positions of evenly spaced labels, up to a maximum number. */
export function labelled(count: number, most: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.ceil(count / every) }, (_, index) => index * every);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the color class of a line. The previous period has the same neutral color in every chart. */
export const toneIn = (lines: readonly Line[], index: number) => `tone-${lines[index]?.isBefore ? 4 : index % 4}`;

/**
 * Compares a total with that of the previous period: `+12 %`. If the previous total is zero, no comparison is possible.
 */
export function changeText(
  { now, before }: { readonly now: number; readonly before: number },
  language: string,
  compared: (change: string) => string,
  noneBefore: string,
): string {
  if (before <= 0) return noneBefore;
  const style = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return compared(new Intl.NumberFormat(language, style).format(now / before - 1));
}

/** Returns the rows of a file, one for each day. If a value is missing, its cell is empty. */
export const dayRows = (
  days: readonly string[],
  lines: readonly Line[],
  written: (value: number) => string,
): readonly (readonly string[])[] =>
  days.map((day, at) => [
    day.slice(0, 10),
    ...lines.map(({ values }) => (values[at] === undefined ? '' : written(values[at]))),
  ]);
