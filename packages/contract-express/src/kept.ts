import { createRewriter } from './rewriting.ts';

/** A body as it goes out: a letter of Latin-1 for each byte of its UTF-8, which Node sends together with the headers. */
export class Written {
  readonly letters: string;

  constructor(content: string | Buffer) {
    this.letters = Buffer.from(content as string).toString('latin1');
  }
}

/** What a handler answers in the place of the body itself. */
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
 * Says of a body that it is the same as often as it is about the same object, but for some texts. For each operation that answers with
 * it, it is made, held against the contract and written once; from then on those bytes go out, each time with its own texts.
 * @param about the body itself, where it just never changes
 * @param texts of this time, as `createRewriter` takes them; the contract must take those of later times as it does the first
 */
export function kept<const Body extends object>(about: Body): Body;
export function kept<const Body extends object>(about: object, make: () => Body, texts?: readonly string[]): Body;
export function kept(about: object, make = () => about, texts: readonly string[] = []): object {
  return new Kept(about, make, texts);
}

type Place = { readonly status: number; readonly again: (texts: readonly string[]) => Written | Buffer | undefined };

/** What one operation has written: the same body may be right in one place and wrong in another. */
export function createWrittenBodies() {
  const places = new WeakMap<object, Place>();
  return {
    /** `undefined`: it has not been written for this status, or its texts do not fit. */
    again({ about, texts }: Kept, status: number): Written | Buffer | undefined {
      const place = places.get(about);
      return place?.status === status ? place.again(texts) : undefined;
    },

    /** Of a body that is right. @returns what goes out */
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
