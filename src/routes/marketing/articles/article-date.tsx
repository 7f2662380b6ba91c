const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleDate({ label, date }: { label: string; date: string }) {
  return (
    <p className="text-sm leading-8 text-muted tabular-nums">
      {label} <time dateTime={date}>{longDate.format(new Date(date))}</time>
    </p>
  );
}
