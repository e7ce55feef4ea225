import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { z } from 'zod';
import { CallFailed } from './call.ts';

/**
 * Everything stays text, attributes stand beside elements, entities and prefixes of namespaces are not resolved.
 * @param lists the elements that may stand several times
 * @throws CallFailed off the contract, when it is no XML or not of this shape
 */
export function readXml<Schema extends z.ZodType>(
  text: string,
  { shape, lists }: { readonly shape: Schema; readonly lists: readonly string[] },
): z.output<Schema> {
  const problem = XMLValidator.validate(text);
  if (problem !== true) throw new CallFailed('offContract', { cause: problem.err.msg });
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    processEntities: false,
    removeNSPrefix: true,
    isArray: (name) => lists.includes(name),
  });
  const read = shape.safeParse(parser.parse(text));
  if (!read.success) throw new CallFailed('offContract', { cause: read.error.message });
  return read.data;
}
