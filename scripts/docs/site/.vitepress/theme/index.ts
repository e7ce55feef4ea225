import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { h, onMounted } from 'vue';
import ApiEndpoint from './ApiEndpoint.vue';
import ApiOperation from './ApiOperation.vue';
import ApiReference from './ApiReference.vue';
import CopyPage from './CopyPage.vue';
import ErrorEntry from './ErrorEntry.vue';
import ErrorFilter from './ErrorFilter.vue';
import ErrorWords from './ErrorWords.vue';
import FeedbackLink from './FeedbackLink.vue';
import HomeCards from './HomeCards.vue';
import HomeStart from './HomeStart.vue';
import ReaderDialog from './ReaderDialog.vue';
import ReaderKey from './ReaderKey.vue';
import { rememberLanguage } from './remember-language.ts';
import { openSearchAsked } from './search-asked.ts';
import TryOperation from './TryOperation.vue';
import { unfoldTargets } from './unfold.ts';
import './look.css';
import './operations.css';
import './home.css';
import './errors.css';
import './diagrams.css';
import './reference.css';
import './try.css';
import './print.css';

const components = {
  ApiEndpoint,
  ApiOperation,
  ApiReference,
  ErrorEntry,
  ErrorFilter,
  ErrorWords,
  HomeCards,
  HomeStart,
  TryOperation,
};

export default {
  extends: DefaultTheme,
  Layout: {
    setup() {
      onMounted(openSearchAsked);
      return () =>
        h(DefaultTheme.Layout, null, {
          'nav-bar-content-after': () => h(ReaderKey),
          'nav-screen-content-after': () => h(ReaderKey),
          'doc-before': () => h(CopyPage),
          'doc-after': () => h(FeedbackLink),
          'layout-bottom': () => h(ReaderDialog),
        });
    },
  },
  enhanceApp({ app, router }) {
    for (const [name, component] of Object.entries(components)) app.component(name, component);
    // Rendering errors must stop the build.
    if (import.meta.env.SSR) app.config.throwUnhandledErrorInProduction = true;
    else {
      rememberLanguage();
      unfoldTargets(router);
    }
  },
} satisfies Theme;
