interface PageHeadProps {
  title: string;
  description: string;
}

/** The document's title and description, which React hoists into the head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
