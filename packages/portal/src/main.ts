import './look/palette.css';
import './look/base.css';
import './look/forms.css';
import './look/tables.css';
import './look/notes.css';
import './look/charts.css';
import './look/progress.css';
import './look/shell.css';
import { createApp } from 'vue';
import App from './App.vue';
import { whenSessionEnds } from './api/client.ts';
import { router } from './router.ts';
import { signedOut } from './session.ts';
import { preferredTheme, wear } from './theme.ts';
import { preferredLanguage, speak } from './words/index.ts';

wear(preferredTheme());
whenSessionEnds(() => {
  const { fullPath, meta } = router.currentRoute.value;
  signedOut();
  if (!meta.isEntry) void router.push({ path: '/sign-in', query: { next: fullPath } });
});
await speak(preferredLanguage());
createApp(App).use(router).mount('#portal');
