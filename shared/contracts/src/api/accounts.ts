/** Registration, sign-in, and recovery of an account. */
import { Type, type Static } from 'typebox';
import { Success } from './envelope';

const email = Type.String({ format: 'email', maxLength: 254 });
const password = Type.String({ minLength: 1, maxLength: 128 });

/** `POST /auth/individual/login`. */
export const LoginBodySchema = Type.Object({ email, password });

/** One element with the token; empty until the e-mail address is verified (R4.40). */
export const LoginResponseSchema = Success(Type.Array(Type.Object({ access_token: Type.String() })));

/** `POST /auth/individual/register`. */
export const RegisterBodySchema = Type.Object({
  first_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  last_name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  email,
  password,
});
export type RegisterBody = Static<typeof RegisterBodySchema>;

/** `POST /auth/individual/forget-password`. */
export const ForgotPasswordBodySchema = Type.Object({ email });

/** `POST /individual/set-password/{token}`. */
export const ResetPasswordBodySchema = Type.Object({
  password,
  password_confirmation: password,
});

/** `POST /auth/google`: the address to send the browser to. */
export const GoogleStartResponseSchema = Success(Type.Object({ url: Type.String() }));
