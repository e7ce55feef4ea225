/** Fields whose values only live for one service, and that later calls need. */
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

/** What stands for the ids of the examples in the service at hand. */
export type Live = {
  /** The same text with the ids of the service at hand. */
  replaceIn(text: string): string;
  /** Reads off which id of an answer stands for which of the example. */
  learn(example: unknown, answer: unknown): void;
};

export function createLive(): Live {
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
        if (LEARNED_FIELDS.has(name) && isId(value) && isId(actual)) known.set(String(value), String(actual));
        else learn(value, actual);
      }
    }
  }

  return {
    learn,
    // Ids consist of letters, digits, dots, dashes and underscores, so a word is either wholly one or not at all.
    replaceIn: (text) => text.replaceAll(/[\w.-]+/g, (word) => known.get(word) ?? word),
  };
}

/** Short ones are names that all have in common, such as BABY_SEAT or the id of a brand. */
export const SHORTEST_ID = 9;

function isId(value: unknown): value is string | number {
  return (typeof value === 'string' || typeof value === 'number') && String(value).length >= SHORTEST_ID;
}

/** Two items of a list are the same thing when everything that both call a name is equal. */
export function isSameThing(one: unknown, other: unknown): boolean {
  return JSON.stringify(namesOf(one)) === JSON.stringify(namesOf(other));
}

/** Makes, models, vendors, vehicles: what the thing and its parts are called. */
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
