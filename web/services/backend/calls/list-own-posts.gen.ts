// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-own-posts.ts: not to be changed by hand.
import type { listOwnPosts as contract } from '../contracts/list-own-posts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/users/me/posts`: A page of the posts and replies that the member has written, the newest first; without deleted ones. */
export const listOwnPosts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/users/me/posts' }, validate10)

function validate10(data){
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
{
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
{
if(typeof data1.id !== "string"){
errors++;
}
}
{
let data3 = data1.productTitle;
if((typeof data3 !== "string") && (data3 !== null)){
errors++;
}
}
{
let data4 = data1.href;
if((typeof data4 !== "string") && (data4 !== null)){
errors++;
}
}
{
if(typeof data1.text !== "string"){
errors++;
}
}
{
if(typeof data1.createdAt !== "string"){
errors++;
}
}
{
if(typeof data1.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data1.isHidden !== "boolean"){
errors++;
}
}
{
if(typeof data1.isReply !== "boolean"){
errors++;
}
}
{
let data10 = data1.likeCount;
if(!((typeof data10 == "number") && (isFinite(data10)))){
errors++;
}
}
{
let data11 = data1.replyCount;
if(!((typeof data11 == "number") && (isFinite(data11)))){
errors++;
}
}
}
else {
errors++;
}
}
}
else {
errors++;
}
}
{
let data12 = data.next;
if((typeof data12 !== "string") && (data12 !== null)){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
