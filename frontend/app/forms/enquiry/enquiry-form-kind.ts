import { isBlank, tabStore } from '../draft/draft.ts';
import type { FormKind } from '../submission/form-kind.ts';
import { attention } from '../words.ts';
import { forEachEnquiry, type EnquiryKind } from './enquiry-kinds.ts';
import {
  aboutEnquiry,
  contentOf,
  emptyEnquiry,
  faultsInEnquiry,
  isIncomplete,
  type EnquiryValues,
} from './enquiry-values.ts';

const formKindOf = (kind: EnquiryKind): FormKind<EnquiryValues, string> => ({
  name: kind.name,
  path: kind.path,
  empty: emptyEnquiry(kind),
  draft: { store: tabStore, slot: `${kind.name}-draft`, wasTyped: (values) => !isBlank(values) },
  receipt: { about: async (values) => aboutEnquiry(kind, values), isShown: () => true },
  isField: (name): name is string => kind.fields.some((field) => field.name === name),
  check: (values) => faultsInEnquiry(kind, values),
  body: (values, beside) => JSON.stringify({ ...contentOf(kind, values), ...beside }),
  words: {
    thanks: (message) => message || kind.thanks,
    incomplete: (faults, values) => ({
      title: isIncomplete(kind, values) ? kind.incomplete : attention(Object.keys(faults).length),
    }),
    failed: kind.failed,
  },
});

export const enquiryFormKinds = forEachEnquiry(formKindOf);
