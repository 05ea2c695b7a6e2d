// @ts-nocheck
// Written by "npm run typegen" from ../contracts/get-order-count.ts: not to be changed by hand.
import type { getOrderCount as contract } from '../contracts/get-order-count.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/crowdfunding/product/{centraId}`: How many garments of a campaign are reserved: 0 for a product without reservations. */
export const getOrderCount: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/crowdfunding/product/{centraId}' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.orderCount;
if(!((typeof data0 == "number") && (isFinite(data0)))){
errors++;
}
}
{
let data1 = data.held;
if(!((typeof data1 == "number") && (isFinite(data1)))){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
