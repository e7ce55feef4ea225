import './styles/palette.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/tables.css';
import './styles/notes.css';
import './styles/charts.css';
import './styles/progress.css';
import './styles/shell.css';
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
