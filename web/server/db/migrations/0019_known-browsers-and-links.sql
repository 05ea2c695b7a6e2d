CREATE TABLE "member_devices" (
	"token_hash" text NOT NULL,
	"member_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_devices_token_hash_member_id_pk" PRIMARY KEY("token_hash","member_id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "member_devices" ADD CONSTRAINT "member_devices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_devices_member" ON "member_devices" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "member_devices_last_used_at" ON "member_devices" USING btree ("last_used_at");--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_link_hash_unique" UNIQUE("link_hash");