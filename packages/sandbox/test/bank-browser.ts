import { expect } from 'vitest';
import type { ThreeDsStart } from './processor.ts';

export type BankPage = {
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
};

/** Posts a form and follows redirects, like a browser without scripts. */
async function post(url: string, fields: Record<string, string>): Promise<BankPage> {
  return pageOf(await fetch(url, { method: 'POST', body: new URLSearchParams(fields) }));
}

export async function openPage(url: string): Promise<BankPage> {
  return pageOf(await fetch(url));
}

async function pageOf(response: Response): Promise<BankPage> {
  return { status: response.status, url: response.url, headers: response.headers, text: await response.text() };
}

export async function goToBank({ challenge }: Pick<ThreeDsStart, 'challenge'>): Promise<BankPage> {
  const fields = Object.fromEntries(challenge!.fields.map(({ name, value }) => [name, value]));
  return post(challenge!.url, fields);
}

/** Submits the code on a page, even if the page is outdated. */
export function enterCode(page: BankPage, code: string): Promise<BankPage> {
  const { action, fields } = formOf(page, 'code');
  return post(new URL(action, page.url).href, { ...fields, code });
}

export function pressCancel(page: BankPage): Promise<BankPage> {
  const { action, fields } = formOf(page, 'cancel');
  return post(new URL(action, page.url).href, fields);
}

export function wayBack(page: BankPage): { action: string; fields: Record<string, string> } {
  return formOf(page, 'http');
}

function formOf({ text }: BankPage, letters: string): { action: string; fields: Record<string, string> } {
  const forms = [...text.matchAll(/<form method="post" action="([^"]*)">([\s\S]*?)<\/form>/g)];
  const [form, another] = forms.filter(([, action]) => action!.includes(letters));
  expect(form, `a form to ${letters}`).toBeDefined();
  expect(another).toBeUndefined();
  const hidden = form![2]!.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return { action: form![1]!, fields: Object.fromEntries([...hidden].map(([, name, value]) => [name, value])) };
}
