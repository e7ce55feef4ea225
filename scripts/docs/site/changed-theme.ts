/** The module that the changed search box imports. The configuration resolves it to a file. */
export const SEARCH_BEHAVIOUR = '@docs/search-behaviour';

type Plugin = { name: string; enforce: 'pre'; transform(code: string, id: string): string | undefined };
type Repair = readonly [from: string, to: string];

/** Changes to VitePress's theme, by component: accessibility fixes, and the ranking of search results. */
const REPAIRS: Readonly<Record<string, readonly Repair[]>> = {
  // Removes the keyboard shortcut from the button's accessible name.
  'VPNavBarSearchButton.vue': [
    ['<kbd class="DocSearch-Button-Key">K</kbd>', '<kbd class="DocSearch-Button-Key" data-key="K"></kbd>'],
  ],
  // Fixes roles: the theme's dialog has a button role, and its options contain other options.
  'VPLocalSearchBox.vue': [
    // The theme's own setting would evaluate functions from strings, which the security policy forbids.
    ['<script lang="ts" setup>\n', `<script lang="ts" setup>\nimport { searchBehaviour } from '${SEARCH_BEHAVIOUR}'\n`],
    ['?.miniSearch?.searchOptions)\n', '?.miniSearch?.searchOptions),\n          ...searchBehaviour\n'],
    ['role="button"\n', 'role="dialog"\n'],
    [`      :aria-owns="results?.length ? 'localsearch-list' : undefined"\n`, ''],
    ['      aria-expanded="true"\n', ''],
    ['aria-labelledby="localsearch-label"\n      class', ':aria-label="buttonText"\n      class'],
    ['aria-labelledby="localsearch-label"\n            auto', ':aria-label="buttonText"\n            auto'],
    [
      `:aria-labelledby="results?.length ? 'localsearch-label' : undefined"`,
      ':aria-label="results?.length ? buttonText : undefined"',
    ],
    ['      aria-haspopup="listbox"\n', '      aria-modal="true"\n'],
    ['aria-autocomplete="both"', 'role="combobox"\n            :aria-expanded="results.length > 0"'],
    ['            :id="\'localsearch-item-\' + index"\n', ''],
    [
      `            :aria-selected="selectedIndex === index ? 'true' : 'false'"\n            role="option"`,
      'role="presentation"',
    ],
    [
      `:aria-label="[...p.titles, p.title].join(' > ')"`,
      `:id="'localsearch-item-' + index"\n              role="option"\n              :aria-selected="selectedIndex === index ? 'true' : 'false'"`,
    ],
    ...['navigateUp', 'navigateDown', 'select'].map((key): Repair => {
      const name = `<kbd :aria-label="translate('modal.footer.${key}KeyAriaLabel')"`;
      return [name, `${name} role="img"`];
    }),
  ],
  // Lets the skip link lead to the content instead of the page outline.
  'VPSkipLink.vue': [['href="#VPContent"', 'href="#content"']],
  'VPDoc.vue': [['<main class="main">', '<main id="content" class="main">']],
  'NotFound.vue': [
    ['<div class="NotFound">', '<main id="content" class="NotFound">'],
    ['    </div>\n  </div>\n</template>', '    </div>\n  </main>\n</template>'],
  ],
};

/** Applies the changes. Fails the build if a new version of the theme no longer contains the code to be changed. */
export function changedTheme(): Plugin {
  return {
    name: 'changed-theme',
    enforce: 'pre',
    transform(code, id) {
      const [, component = ''] = /theme-default\/(?:components\/)?(\w+\.vue)$/.exec(id) ?? [];
      return REPAIRS[component]?.reduce((text, repair) => repaired(component, text, repair), code);
    },
  };
}

function repaired(component: string, text: string, [from, to]: Repair): string {
  if (text.split(from).length !== 2) throw new Error(`${component} must contain this text exactly once: ${from}`);
  return text.replace(from, to);
}
