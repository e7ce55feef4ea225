import type { Request, Response } from 'express';
import { PAGES } from './layout.ts';

/** Redirects back to the page and keeps its filters. If the page is unknown, redirects to the overview. */
export function backTo(request: Request, response: Response, anchor: string): void {
  const from = URL.parse(request.get('Referer') ?? '');
  const isOurs = from !== null && PAGES.some(([path]) => path === from.pathname);
  response.redirect(303, `${isOurs ? from.pathname + from.search : '/'}#${anchor}`);
}

export function refuse(response: Response, status: number, message: string): void {
  response.status(status).type('text').send(`${message}\n`);
}
