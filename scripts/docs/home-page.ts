import { samplesOf } from '../samples/samples.ts';
import type { Contract } from './contract.ts';
import { codeSamples } from './operation-pages.ts';

/** The first call of the first page; it is the sample of the operation, so it is known to work. */
const FIRST_CALL = 'searchCars';

/** Puts the first call where the page asks for it. */
export function homePage(document: Contract, text: string): string {
  return text.replace('<!-- first call -->', () => codeSamples({ id: FIRST_CALL }, samplesOf(document)));
}
