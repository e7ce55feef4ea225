import spectralCore from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import spectralRulesets from '@stoplight/spectral-rulesets';
import type { Exception } from './exceptions.ts';

const { Ruleset, Spectral } = spectralCore;

export async function findings(contract: object): Promise<Finding[]> {
  const spectral = new Spectral();
  spectral.setRuleset(
    new Ruleset({
      extends: [
        [spectralRulesets.oas, 'recommended'],
        [owasp, 'all'],
      ],
    }),
  );
  const results = await spectral.run(contract as Record<string, unknown>);
  return results.map(({ code, path, message }) => ({ rule: String(code), at: path.join('.'), message }));
}

type Finding = { readonly rule: string; readonly at: string; readonly message: string };

/** Returns findings without an exception, and exceptions without a finding. */
export function violations(found: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const isMet = (exception: Exception, { rule, at }: Finding) =>
    exception.rule === rule && (exception.at?.test(at) ?? true);
  return [
    ...found
      .filter((finding) => !exceptions.some((exception) => isMet(exception, finding)))
      .map(({ rule, at, message }) => `${rule} at ${at}: ${message}`),
    ...exceptions
      .filter((exception) => !found.some((finding) => isMet(exception, finding)))
      .map(({ rule, at }) => `The exception from ${rule}${at ? ` at ${at}` : ''} is no longer needed.`),
  ];
}
