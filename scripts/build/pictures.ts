/** `pnpm build pictures`: takes new screenshots for the README from a running service, in light and dark mode. */
import { fileURLToPath } from 'node:url';
import { takePictures } from './pictures/take.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
for (const { file, bytes } of await takePictures(root)) console.log(`${file}  ${Math.ceil(bytes / 1024)} KB`);
