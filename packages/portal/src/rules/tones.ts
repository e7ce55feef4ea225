export type Tone = 'good' | 'attention' | 'bad' | undefined;

/** How a status of the API feels to the agency; a status that is new here has no colour. */
export function toneOf(status: string): Tone {
  if (/^(reserved|completed|authenticated|refunded|credited|delivered|approved|active)$|Ended$/.test(status))
    return 'good';
  if (/fail|declin|refus|void|reject|error|lost|suspend/i.test(status)) return 'bad';
  if (/wait|pending|process|held|expir|cancel/i.test(status)) return 'attention';
  return undefined;
}

/** An HTTP status: 4xx is for the agency to look at, 5xx is ours. */
export const toneOfStatus = (status: number): Tone => (status < 400 ? 'good' : status < 500 ? 'attention' : 'bad');
