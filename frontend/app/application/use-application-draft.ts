import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { browserStore } from '../forms/draft.ts';
import { fileChosenEarly } from '../forms/typed-early.ts';
import { useFilledForm } from '../forms/use-filled-form.ts';
import { clearResume, readResume, writeResume } from './draft-file.ts';
import { faultOfResume } from './resume-checks.ts';
import { emptyValues, wasTyped } from './values.ts';

/** A file that cannot be sent is shown with its fault, and not kept. */
const keepResume = (file: File | null) =>
  void (file && faultOfResume(file) === null ? writeResume(file) : clearResume());

/** The filled application, its file included. */
export function useApplicationDraft(form: RefObject<HTMLFormElement | null>) {
  const [resume, setResume] = useState<File | null>(null);
  const [foundResume, setFoundResume] = useState(false);
  const filled = useFilledForm({
    form,
    store: browserStore,
    slot: 'application-draft',
    empty: emptyValues,
    wasTyped,
    holdsMore: resume !== null,
  });

  const noteVacancy = useEffectEvent(() => {
    const link = new URLSearchParams(location.search);
    if (link.has('position')) filled.change({ job_post: link.get('post') ?? '' });
  });
  // After the draft was read, which may hold the vacancy of another day.
  useEffect(() => noteVacancy(), []);

  useEffect(() => {
    const early = form.current && fileChosenEarly(form.current);
    if (early) {
      // oxlint-disable-next-line react/set-state-in-effect -- chosen before the script came, unknown to the page built beforehand
      setResume(early);
      keepResume(early);
      return;
    }
    void readResume().then((kept) => {
      if (!kept) return;
      setResume((chosen) => chosen ?? kept);
      setFoundResume(true);
    });
  }, [form]);

  const chooseResume = (file: File | null) => {
    setResume(file);
    filled.touch();
    keepResume(file);
  };

  const clear = () => {
    filled.clear();
    setResume(null);
    setFoundResume(false);
    void clearResume();
  };

  return { ...filled, restored: filled.restored || foundResume, resume, chooseResume, clear };
}
