import type { SaidTerms } from '../../ports/vendors.ts';
import { type Language, nameIn } from '../../shared/language.ts';
import { FUEL_POLICIES } from './rules.conditions.ts';
import { rentalConditionsOf, rulesOf } from './rules.terms.ts';
import type { CarConditions, FoundOffer } from './types.ts';

type Sale = {
  readonly car: {
    readonly search: Pick<FoundOffer['search'], 'checkInDateTime'>;
    readonly offer: Pick<FoundOffer['offer'], 'pickUpOffice' | 'shown'>;
  };
  readonly agreed: {
    readonly cancellation: CarConditions['cancellation'];
    /** The quoted terms; `undefined` if the vendor's quote contained no terms. */
    readonly conditions: CarConditions | undefined;
    readonly said?: SaidTerms | undefined;
  };
  readonly language: Language | undefined;
};

/**
 * Returns the ordered car's terms in the order's language: the quoted terms, or the search's terms if the vendor's
 * quote contained none. Terms that the search does not store are `undefined`.
 */
export function soldTerms({ car: { search, offer }, agreed, language }: Sale) {
  const { shown, pickUpOffice } = offer;
  const said = agreed.said ?? shown?.said;
  const { cancellation } = agreed;
  const conditions = agreed.conditions ?? (shown && { ...shown.conditions, cancellation });
  const { openingHours } = pickUpOffice;
  const fuelPolicy = shown && FUEL_POLICIES[shown.fuelPolicy];
  const asked = { pickUpAt: search.checkInDateTime, language: language ?? 'en' } as const;
  return {
    source: agreed.conditions ? ('quote' as const) : ('search' as const),
    conditions,
    includedCoverages: shown?.coverages,
    fuelPolicy: fuelPolicy && { id: fuelPolicy.id, name: nameIn(fuelPolicy, language) },
    rules: said && conditions && rulesOf({ conditions: said, openingHours, terms: conditions }, asked),
    rentalConditions: said && shown && rentalConditionsOf({ conditions: said, documents: shown.documents }, language),
  };
}
