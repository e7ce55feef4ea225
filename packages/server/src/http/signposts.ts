import type { Request, RequestHandler, Router } from 'express';
import { smallPage } from './small-page.ts';

/** Where a person or a program that only knows the host goes on. */
const WHERE = { documentation: '/docs/', contract: '/openapi.json' } as const;

/** People may find the chapters by searching; an API is nothing to index. */
const ROBOTS = 'User-agent: *\nAllow: /docs/\nDisallow: /\n';

const NOWHERE = smallPage({
  title: 'There is nothing here',
  content: `<p>This is the address of an API. <a href="${WHERE.documentation}">Its documentation</a> says what there is.</p>`,
});

/**
 * The addresses that are tried first: a browser is led to the documentation, a program is told where it is.
 * @param consoleUrl where the sandbox is, which the documentation leads to; absent in production
 */
export function addSignposts(pages: Router, basePath: string, consoleUrl?: string): void {
  pages.get(['/', '/api', basePath], (request, response) => {
    response.vary('Accept');
    if (wantsPage(request)) response.redirect(WHERE.documentation);
    else response.json({ ...WHERE, api: basePath });
  });
  pages.get('/favicon.ico', (_request, response) => response.redirect('/docs/mark.svg'));
  if (consoleUrl) {
    pages.get(['/console', '/console/:page'], ({ params: { page = '' } }, response) =>
      response.redirect(new URL(`/${encodeURIComponent(String(page))}`, consoleUrl).href),
    );
  }
  pages.get('/robots.txt', (_request, response) => void response.type('text').send(ROBOTS));
}

/** What nothing has answered, for people; programs get the error of every other path. */
export const nowhere: RequestHandler = (request, response, next) => {
  if (!isRead(request) || !wantsPage(request)) return next();
  response.status(404).vary('Accept').type('html').send(NOWHERE);
};

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';
/** What accepts any media type is a program. */
const wantsPage = (request: Request) => request.accepts(['json', 'html']) === 'html';
