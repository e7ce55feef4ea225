export type Tone = 'good' | 'attention' | 'bad' | undefined;

/** Returns the tone of a status. An unknown status has no colour. */
export function toneOf(status: string): Tone {
  if (/^(reserved|completed|authenticated|refunded|credited|delivered|approved|active)$|Ended$/.test(status))
    return 'good';
  if (/fail|declin|refus|void|reject|error|lost|suspend/i.test(status)) return 'bad';
  if (/wait|unpaid|pending|process|held|expir|cancel/i.test(status)) return 'attention';
  return undefined;
}

/** A 4xx status needs the agency's attention, and a 5xx status means a fault in the service. */
export const toneOfStatus = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'attention' : 'bad');
