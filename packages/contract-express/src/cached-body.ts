import { createRewriter } from './rewriting.ts';

/** A serialized body with one Latin-1 character for each byte of UTF-8. Node sends it together with the headers. */
export class Written {
  readonly letters: string;

  constructor(content: string | Buffer) {
    this.letters = Buffer.from(content as string).toString('latin1');
  }
}

/** A reference to a cached body, which a handler returns instead of the body itself. */
export class CachedBody {
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
 * Marks a body as constant for a given `about` object. Only the given strings can vary. Each operation creates,
 * validates and serializes the body once. Later responses reuse those bytes with their own strings. `about` is the key
 * of the cached body, or the body itself if it never changes. `texts` contains the variable strings of this response,
 * in the form that `createRewriter` takes. Later strings must also be valid under the contract.
 */
export function cached<const Body extends object>(about: Body): Body;
export function cached<const Body extends object>(about: object, make: () => Body, texts?: readonly string[]): Body;
export function cached(about: object, make = () => about, texts: readonly string[] = []): object {
  return new CachedBody(about, make, texts);
}

type Place = { readonly status: number; readonly again: (texts: readonly string[]) => Written | Buffer | undefined };

/** Creates one cache per operation, because a body can be valid in one operation and invalid in another. */
export function createWrittenBodies() {
  const places = new WeakMap<object, Place>();
  return {
    /** Returns the cached body, or `undefined` if it is not cached for this status or the strings do not fit. */
    again({ about, texts }: CachedBody, status: number): Written | Buffer | undefined {
      const place = places.get(about);
      return place?.status === status ? place.again(texts) : undefined;
    },

    /** Caches a valid body and returns the content to send. */
    write({ about, texts }: CachedBody, status: number, content: string | Buffer): Written | Buffer {
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
