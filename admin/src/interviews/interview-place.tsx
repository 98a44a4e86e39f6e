/** A room as it was written; the address of a video call as a link. */
export const InterviewPlace = ({ place }: { place: string }) =>
  /^https:\/\/\S+$/.test(place) && URL.canParse(place) ? (
    <a className="link" href={place} target="_blank" rel="noreferrer noopener">
      {place}
    </a>
  ) : (
    place
  );
