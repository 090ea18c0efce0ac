import { configureRuntime, runtimeConfig } from '../instances';
import { externalNavigation, leaveSite, UnsafeRedirectError } from './leave-site';

const visited: string[] = [];

beforeEach(() => {
  visited.length = 0;
  jest.spyOn(externalNavigation, 'assign').mockImplementation((url) => void visited.push(url));
  configureRuntime({
    ...runtimeConfig,
    apiBaseUrl: 'http://localhost:4000/api',
    redirectHosts: ['checkout.paystack.com'],
  });
});

it.each([
  ['https://checkout.paystack.com/abc?x=1', 'https://checkout.paystack.com/abc?x=1'],
  ['http://localhost:4000/_pay/ref', 'http://localhost:4000/_pay/ref'],
  ['/_pay/ref', 'http://localhost:4000/_pay/ref'],
])('follows %s', (address, expected) => {
  leaveSite(address);
  expect(visited).toEqual([expected]);
});

it.each([
  undefined,
  null,
  '',
  42,
  {},
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  'http://checkout.paystack.com/abc',
  'https://checkout.paystack.com.evil.example/',
  'https://evil.example/checkout.paystack.com',
  'https://checkout.paystack.com@evil.example/',
  'https://user:pass@checkout.paystack.com/',
  '//evil.example/',
  '\\\\evil.example/',
  '/\\evil.example/',
  'https://checkout.paystack.com:8443/',
  'http://localhost:4001/_pay',
  'https://',
  'ftp://checkout.paystack.com/',
])('refuses %p and stays', (address) => {
  expect(() => leaveSite(address)).toThrow(UnsafeRedirectError);
  expect(visited).toEqual([]);
});
