// @ts-nocheck
// Written by "npm run typegen" from ../contracts/list-posts.ts: not to be changed by hand.
import type { listPosts as contract } from '../contracts/list-posts.ts'
import { type BackendCall, createCall } from '../create-call.ts'

/** `GET /api/v1/discussions/{documentId}`: A page of a product's discussion: pinned posts first, then the newest, each with its first replies. */
export const listPosts: BackendCall<typeof contract> = createCall({ method: 'GET', path: '/api/v1/discussions/{documentId}' }, validate10)

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
if(typeof data1.text !== "string"){
errors++;
}
}
{
if(typeof data1.hasLinks !== "boolean"){
errors++;
}
}
{
if(typeof data1.isDeleted !== "boolean"){
errors++;
}
}
{
if(typeof data1.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data1.isByShop !== "boolean"){
errors++;
}
}
{
let data8 = data1.author;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
{
if(typeof data8.id !== "string"){
errors++;
}
}
{
if(typeof data8.name !== "string"){
errors++;
}
}
{
let data11 = data8.picture;
if((typeof data11 !== "string") && (data11 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs27 = errors;
if(data8 !== null){
errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
errors++;
}
else {
errors = _errs18;
}
}
{
let data12 = data1.likeCount;
if(!((typeof data12 == "number") && (isFinite(data12)))){
errors++;
}
}
{
let data13 = data1.replyCount;
if(!((typeof data13 == "number") && (isFinite(data13)))){
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
if(typeof data1.isLiked !== "boolean"){
errors++;
}
}
{
if(typeof data1.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data1.notifiesOfReplies !== "boolean"){
errors++;
}
}
{
let data19 = data1.replies;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
{
if(typeof data20.id !== "string"){
errors++;
}
}
{
if(typeof data20.text !== "string"){
errors++;
}
}
{
if(typeof data20.hasLinks !== "boolean"){
errors++;
}
}
{
if(typeof data20.isDeleted !== "boolean"){
errors++;
}
}
{
if(typeof data20.isPinned !== "boolean"){
errors++;
}
}
{
if(typeof data20.isByShop !== "boolean"){
errors++;
}
}
{
let data27 = data20.author;
const _errs60 = errors;
let valid9 = false;
const _errs61 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
{
if(typeof data27.id !== "string"){
errors++;
}
}
{
if(typeof data27.name !== "string"){
errors++;
}
}
{
let data30 = data27.picture;
if((typeof data30 !== "string") && (data30 !== null)){
errors++;
}
}
}
else {
errors++;
}
var _valid1 = _errs61 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs69 = errors;
if(data27 !== null){
errors++;
}
var _valid1 = _errs69 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
errors++;
}
else {
errors = _errs60;
}
}
{
let data31 = data20.likeCount;
if(!((typeof data31 == "number") && (isFinite(data31)))){
errors++;
}
}
{
let data32 = data20.replyCount;
if(!((typeof data32 == "number") && (isFinite(data32)))){
errors++;
}
}
{
if(typeof data20.createdAt !== "string"){
errors++;
}
}
{
if(typeof data20.isEdited !== "boolean"){
errors++;
}
}
{
if(typeof data20.isLiked !== "boolean"){
errors++;
}
}
{
if(typeof data20.isOwn !== "boolean"){
errors++;
}
}
{
if(typeof data20.notifiesOfReplies !== "boolean"){
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
let data38 = data.next;
if((typeof data38 !== "string") && (data38 !== null)){
errors++;
}
}
{
if(typeof data.at !== "string"){
errors++;
}
}
}
else {
errors++;
}
return errors === 0;
}
