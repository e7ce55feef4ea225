import { examplesNamed } from './examples.ts';
import { withOurExtensions } from './extensions.ts';
import { filesReferenced } from './files.ts';
import { filledIn } from './filled-in.ts';
import {
  commonAnswersDeclared,
  errorsDeclared,
  operationInItsFile,
  rateLimitDeclared,
  rolesDeclared,
  rulesNameFields,
} from './operations.ts';
import { answered, published } from './published.ts';
import {
  answersWithoutAllOf,
  discriminatorsOfObjects,
  enumsNamed,
  fieldsDescribed,
  identifiersHavePatterns,
  openEnumsInAnswers,
  queryAllowsReserved,
  requestsClosed,
  valuesHaveBounds,
} from './schemas.ts';
import { sensitiveFieldsMarked } from './sensitive.ts';
import { addressesOfTheWeb, requestsWithoutHiddenCharacters } from './texts.ts';

/** redocly.yaml enables these rules and extensions. */
export default function houseRules() {
  return {
    id: 'house',
    typeExtension: { oas3: withOurExtensions },
    rules: {
      oas3: {
        'operation-in-its-file': published(answered(operationInItsFile)),
        'errors-declared': answered(errorsDeclared),
        'common-answers-declared': published(answered(commonAnswersDeclared)),
        'rate-limit-declared': published(answered(rateLimitDeclared)),
        'roles-declared': rolesDeclared,
        'rules-name-fields': rulesNameFields,
        'identifiers-have-patterns': identifiersHavePatterns,
        'values-have-bounds': valuesHaveBounds,
        'addresses-of-the-web': addressesOfTheWeb,
        'fields-described': fieldsDescribed,
        'requests-closed': answered(requestsClosed),
        'answers-without-all-of': answersWithoutAllOf,
        'discriminators-of-objects': discriminatorsOfObjects,
        'enums-named': published(enumsNamed),
        'open-enums-in-answers': answered(openEnumsInAnswers),
        'requests-without-hidden-characters': published(requestsWithoutHiddenCharacters),
        'sensitive-fields-marked': sensitiveFieldsMarked,
        'query-allows-reserved': queryAllowsReserved,
        'examples-named': published(examplesNamed),
        'files-referenced': filesReferenced,
        'filled-in': filledIn,
      },
    },
  };
}
