/** Fields whose values are specific to one service and needed in later calls. */
export const LEARNED_FIELDS: ReadonlySet<string> = new Set([
  'accessToken',
  'refreshToken',
  'searchID',
  'searchId',
  'code',
  'id',
  'orderId',
  'integrationCode',
  'creditcheckCode',
]);

type Fields = Readonly<Record<string, unknown>>;

/** Mapping from the IDs in the examples to those of a running service. */
export type Live = {
  replaceIn(text: string): string;
  /** Learns the IDs by comparing a response with its example in the contract. */
  learn(example: unknown, answer: unknown): void;
};

/**
 * With `keepsFirst`, an example ID keeps the object that it was first learned from, as the samples in one story need it.
 * Without it, the ID follows the caller's latest response.
 */
export function createLive({ keepsFirst = false } = {}): Live {
  const known = new Map<string, string>();

  function learn(example: unknown, answer: unknown): void {
    if (Array.isArray(example) && Array.isArray(answer)) {
      for (const item of example)
        learn(
          item,
          answer.find((candidate) => isSameThing(item, candidate)),
        );
    } else if (isFields(example) && isFields(answer)) {
      for (const [name, value] of Object.entries(example)) {
        const actual = answer[name];
        if (!LEARNED_FIELDS.has(name) || !isId(value) || !isId(actual)) learn(value, actual);
        else if (!keepsFirst || name.endsWith('Token') || !known.has(`${value}`)) known.set(`${value}`, `${actual}`);
      }
    }
  }

  return {
    learn,
    // IDs consist of letters, digits, dots, dashes and underscores, so a word is either a complete ID or not an ID.
    replaceIn: (text) => text.replaceAll(/[\w.-]+/g, (word) => known.get(word) ?? word),
  };
}

/** Minimum length of an ID. Shorter values are common names, such as BABY_SEAT or the ID of a brand. */
export const SHORTEST_ID = 9;

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length >= SHORTEST_ID;
}

/** Returns true if two list items have the same names and therefore represent the same item. */
export function isSameThing(one: unknown, other: unknown): boolean {
  return JSON.stringify(namesOf(one)) === JSON.stringify(namesOf(other));
}

/** Returns the names of an item and its parts, such as makes, models, vendors and vehicles. */
function namesOf(value: unknown): unknown[] {
  if (!isFields(value)) return [];
  return ['name', 'brand', 'model', 'vendor', 'vehicle'].map((part) => {
    const named = value[part];
    return isFields(named) ? named.name : named;
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
