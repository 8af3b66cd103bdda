import { checkPayment } from './check-payment/route.ts';
import { createPayment } from './create-payment/route.ts';
import { findPayment } from './find-payment/route.ts';
import { getPayment } from './get-payment/route.ts';
import { listPayments } from './list-payments/route.ts';

export const paymentRoutes = [listPayments, createPayment, getPayment, findPayment, checkPayment];
