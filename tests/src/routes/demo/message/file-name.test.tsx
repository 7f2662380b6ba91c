import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FileName } from '#src/routes/demo/message/file-name.tsx';
import '@testing-library/jest-dom/vitest';

it('keeps the ending of a file’s name in one piece', () => {
  const { container } = render(
    <b>
      <FileName name="Voice_message.1621.htm" />
    </b>,
  );
  expect(container).toHaveTextContent(/^Voice_message\.1621\.htm$/);
  expect(screen.getByText('.htm')).toHaveClass('whitespace-nowrap');
});

it('shows a name without an ending as it is', () => {
  const { container } = render(
    <b>
      <FileName name="Letter" />
    </b>,
  );
  expect(container).toHaveTextContent(/^Letter$/);
});
