import { AuthLayout } from './auth-layout.tsx';

/** A screen on which nothing is asked: it says what is going on, and a live region announces it. */
export function Progress({ title, text }: { title: string; text: string }) {
  return (
    <AuthLayout title={title}>
      <p role="status" className="text-lg">
        {text}
      </p>
    </AuthLayout>
  );
}
