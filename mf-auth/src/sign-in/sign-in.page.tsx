/** Stands here until its squad has built it. */
export default function SignInPage() {
  return <h1>sign-in</h1>;
}
