import pretty from 'json-stringify-pretty-compact';
import { samplesOf } from '../samples/samples.ts';
import { type Contract, examplesOf, operationsOf } from './contract.ts';
import { codeSamples } from './operation-pages.ts';

/** The operation shown as the first call on the home page, with its tested sample. */
const FIRST_CALL = 'searchCars';
const SHOWN = ['brand', 'model', 'vendor', 'searchID', 'code'];

/** Inserts the first call and its response into the home page. */
export function homePage(document: Contract, text: string): string {
  return text
    .replace('<!-- first call -->', () => codeSamples({ id: FIRST_CALL }, samplesOf(document)))
    .replace('<!-- first answer -->', () => firstAnswer(document));
}

type Found = { readonly results: readonly (Record<string, unknown> & { readonly pricing: Record<string, unknown> })[] };

/** Returns the first car in the contract's example, reduced to the fields that an order needs. */
function firstAnswer(document: Contract): string {
  const { answers } = operationsOf(document).find(({ id }) => id === FIRST_CALL)!;
  const [status, media] = [answers[0]!.status, answers[0]!.answer.content!['application/json']!];
  const [[, example] = []] = examplesOf(document, media);
  const [car] = (example!.value as Found).results;
  const fields = SHOWN.map((name) => [name, car![name]] as const);
  const shown = { ...Object.fromEntries(fields), pricing: { total: car!.pricing.total } };
  const json = pretty({ results: [shown] }, { maxLength: 60 });
  return `<p class="answer"><span class="status">${status}</span> one of the cars found, shortened</p>

\`\`\`json
${json}
\`\`\``;
}
