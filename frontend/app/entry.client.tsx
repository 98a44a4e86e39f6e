import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router-dom';
import { forgetUnsentApplications } from './apply/draft/unsent-application.ts';
import { tabStore } from './forms/draft/draft.ts';
import { noteSource } from './forms/sending/source.ts';
import { takeBackAround } from './waking/changes-of-others.ts';
import { allowForeignParents } from './waking/foreign-parents.ts';

noteSource(tabStore, location.search);
void forgetUnsentApplications();

allowForeignParents();
takeBackAround();
// In one piece, and in no transition: nothing may change between two parts of the page that React compares with its own.
hydrateRoot(
  document,
  <StrictMode>
    <HydratedRouter />
  </StrictMode>,
  { onRecoverableError },
);

/** React has drawn the page anew. The visitor has lost nothing by it (waking/entered-values.ts). */
function onRecoverableError(error: unknown) {
  console.warn('The page was drawn anew.', ...(import.meta.env.DEV ? [error] : []));
}
