import { createRewriter } from './rewriting.ts';

/**
 * A serialized body with one Latin-1 character for each UTF-8 byte. Node sends such a body together with the headers.
 */
export class Written {
  readonly letters: string;

  constructor(content: string | Buffer) {
    this.letters = Buffer.from(content as string).toString('latin1');
  }
}

/** A cached body that a handler returns in place of the body itself. */
export class Kept {
  readonly about: object;
  readonly make: () => object;
  readonly texts: readonly string[];

  constructor(about: object, make: () => object, texts: readonly string[]) {
    this.about = about;
    this.make = make;
    this.texts = texts;
  }
}

/**
 * Marks a body as constant for the same `about` object, except for the given texts. Each operation creates, validates
 * and serializes it once. Later responses reuse those bytes with their own texts.
 * @param about the key of the cached body, or the body itself if it never changes
 * @param texts the variable texts of this response, in the form that `createRewriter` takes. Later texts must be as
 *   valid under the contract as the first ones.
 */
export function kept<const Body extends object>(about: Body): Body;
export function kept<const Body extends object>(about: object, make: () => Body, texts?: readonly string[]): Body;
export function kept(about: object, make = () => about, texts: readonly string[] = []): object {
  return new Kept(about, make, texts);
}

type Place = { readonly status: number; readonly again: (texts: readonly string[]) => Written | Buffer | undefined };

/**
 * Creates the cache of serialized bodies for one operation. A body can be valid in one operation and invalid in
 * another.
 */
export function createWrittenBodies() {
  const places = new WeakMap<object, Place>();
  return {
    /** Returns the cached body, or `undefined` if it is not cached for this status or the texts do not fit. */
    again({ about, texts }: Kept, status: number): Written | Buffer | undefined {
      const place = places.get(about);
      return place?.status === status ? place.again(texts) : undefined;
    },

    /**
     * Caches a valid body.
     * @returns the content to send
     */
    write({ about, texts }: Kept, status: number, content: string | Buffer): Written | Buffer {
      if (texts.length === 0) {
        const written = new Written(content);
        places.set(about, { status, again: (others) => (others.length === 0 ? written : undefined) });
        return written;
      }
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      places.set(about, { status, again: createRewriter(bytes, texts) });
      return bytes;
    },
  };
}
