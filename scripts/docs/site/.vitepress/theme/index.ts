import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h } from 'vue';
import ApiEndpoint from './ApiEndpoint.vue';
import ApiOperation from './ApiOperation.vue';
import CopyPage from './CopyPage.vue';
import ErrorArea from './ErrorArea.vue';
import ErrorEntry from './ErrorEntry.vue';
import ErrorFilter from './ErrorFilter.vue';
import HomeCards from './HomeCards.vue';
import HomeStart from './HomeStart.vue';
import ReaderDialog from './ReaderDialog.vue';
import ReaderKey from './ReaderKey.vue';
import { rememberLanguage } from './remember-language.ts';
import TryOperation from './TryOperation.vue';
import './look.css';
import './operations.css';
import './diagrams.css';
import './try.css';
import './print.css';

const components = {
  ApiEndpoint,
  ApiOperation,
  ErrorArea,
  ErrorEntry,
  ErrorFilter,
  HomeCards,
  HomeStart,
  TryOperation,
};

export default {
  extends: DefaultTheme,
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(ReaderKey),
      'nav-screen-content-after': () => h(ReaderKey),
      'doc-before': () => h(CopyPage),
      'layout-bottom': () => h(ReaderDialog),
    }),
  enhanceApp({ app }) {
    for (const [name, component] of Object.entries(components)) app.component(name, component);
    // A page that cannot be rendered must not be built.
    if (import.meta.env.SSR) app.config.throwUnhandledErrorInProduction = true;
    else rememberLanguage();
  },
} satisfies Theme;
