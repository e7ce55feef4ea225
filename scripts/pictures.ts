/** `pnpm run pictures`: the pictures of the README anew, from a service that runs; light and dark. */
import { fileURLToPath } from 'node:url';
import { takePictures } from './pictures/take.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
for (const { file, bytes } of await takePictures(root)) console.log(`${file}  ${Math.ceil(bytes / 1024)} KB`);
