import type { Express, Response } from 'express';
import { documentOf } from './documents.ts';
import { logoOf, pictureOf } from './pictures.ts';

export function addFiles(app: Express): void {
  app.get('/images/:name.svg', ({ params }, response) => sendFile(response, 'svg', pictureOf(params.name!)));
  app.get('/logos/:code.svg', ({ params }, response) => sendFile(response, 'svg', logoOf(params.code!)));
  app.get('/documents/:code/:name', ({ params }, response) =>
    sendFile(response, 'pdf', documentOf(params.code!, params.name!)),
  );
}

function sendFile(response: Response, type: 'svg' | 'pdf', content: string | Buffer | undefined): void {
  if (content === undefined) response.status(404).type('text').send('File not found.\n');
  else response.set('Cache-Control', 'public, max-age=3600').type(type).send(content);
}
