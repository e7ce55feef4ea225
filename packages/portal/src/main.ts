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
import { askToReturn } from './return.ts';
import { router } from './router.ts';
import { session, signedOut } from './session.ts';
import { preferredTheme, wear } from './theme.ts';
import { hasUnsaved } from './unsaved.ts';
import { preferredLanguage, speak } from './words/index.ts';

wear(preferredTheme());
whenSessionEnds(async () => {
  const { fullPath, meta } = router.currentRoute.value;
  if (session.value && !meta.isEntry) return askToReturn();
  signedOut();
  if (!meta.isEntry) void router.push({ path: '/sign-in', query: { next: fullPath } });
  return false;
});
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});
await speak(preferredLanguage());
createApp(App).use(router).mount('#portal');
