export const LoadFailure = ({ text, retry }: { text: string; retry: () => void }) => (
  <div className="note" role="alert">
    <p>{text}</p>
    <button type="button" className="button" onClick={retry}>
      Try again
    </button>
  </div>
);
