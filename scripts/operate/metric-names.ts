import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');

type Alert = {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
};

export function alertRules(): readonly Alert[] {
  const { groups } = parse(read('prometheus/alerts.yml')) as { groups: readonly { rules: readonly Alert[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] };

export function dashboardPanels(): readonly Panel[] {
  return (JSON.parse(read('grafana/agency-booking.json')) as { panels: readonly Panel[] }).panels;
}

/** Returns the metrics that a PromQL expression reads: all words except functions, labels, strings and numbers. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/\b[a-z_:][\w:]*\b(?!\s*\()/g)].map(([word]) => word);
  return words.filter((word) => !OPERATORS.has(word));
}

const OPERATORS = new Set(['and', 'or', 'unless', 'bool', 'sum', 'max', 'min', 'avg', 'count']);
