-- Without them the deletion of a product reads all relations and members.
CREATE INDEX product_relations_by_related ON product_relations (related_id);
CREATE INDEX product_members_by_member ON product_members (member_id);
